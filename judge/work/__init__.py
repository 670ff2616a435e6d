"""Work divided into tasks: done in this process, in several, or on a cluster; kept on the way, shown on the way.

* `divided_work`: what work is, and by which means it is done
* `done_tasks`: tasks done by those means
* `local_workers`: processes of this machine, each of which can be ended
* `started_worker`: such a process begun by a worker of a cluster
* `cluster_workers`: chunks of tasks on the workers of a Dask cluster
* `cluster_chunk`: what such a worker does with a chunk
* `cluster_connection`: a Dask cluster, and what can go wrong with it
* `shared_exploration`: the junctures of an exploration, kept and looked at by several processes
* `cluster_exploration`: the same by the workers of a Dask cluster
* `cluster_explorer`: what such a worker does for it
* `explored_manner`: how an exploration is done, by the options of a command
* `kept_exploration`: how far it has come, as data for a checkpoint
* `sent_sights`: what was found at a juncture, from one process to another
* `handed_junctures`: junctures that go from one process to another
* `sent_files`: the user's own cards, sent to the workers of a cluster
* `folded_work`: results added up as they come in the order of the tasks, with progress and a checkpoint
* `checkpoint`: what is done so far, in a file
* `program_digest`: by which program it was done
* `work_options`: the options of commands whose work is divided
"""
