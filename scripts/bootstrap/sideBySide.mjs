// Concurrent jobs on one machine.

/**
 * Runs jobs concurrently: in order, each as soon as enough `slots` are free and it `isReady`; a later one may overtake
 * an earlier one that does not fit or is not ready yet. Whether jobs are ready is asked whenever one ends, and at
 * least one of those that wait must be if none runs. A job that wants more slots than there are gets all of them; the
 * last one to start gets all that are free. `work` receives a job and its slots, and must not reject.
 * @returns the result of `work` for each job, in the order of the jobs
 */
export async function sideBySide(jobs, slots, work, isReady = () => true) {
  const results = [];
  const waiting = jobs.map((job, place) => ({ job, place, wanted: Math.min(job.slots, slots) }));
  const running = new Set();
  let free = slots;
  while (waiting.length || running.size) {
    const next = waiting.findIndex(({ job, wanted }) => wanted <= free && isReady(job));
    if (next === -1) {
      if (!running.size) throw new Error('No job is ready.');
      await Promise.race(running);
      continue;
    }
    const [{ job, place, wanted }] = waiting.splice(next, 1);
    const taken = waiting.length ? wanted : free;
    free -= taken;
    const one = async () => {
      results[place] = await work(job, taken);
      free += taken;
      running.delete(done);
    };
    const done = one();
    running.add(done);
  }
  return results;
}
