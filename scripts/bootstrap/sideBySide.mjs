// Concurrent jobs on one machine.

/**
 * Runs jobs concurrently: in order, each as soon as enough `slots` are free; a later one may overtake an earlier one
 * that does not fit yet. A job that wants more slots than there are gets all of them. `work` receives a job and its
 * slots, and must not reject.
 * @returns the result of `work` for each job, in the order of the jobs
 */
export async function sideBySide(jobs, slots, work) {
  const results = [];
  const waiting = jobs.map((job, place) => ({ job, place, wanted: Math.min(job.slots, slots) }));
  const running = new Set();
  let free = slots;
  while (waiting.length || running.size) {
    const next = waiting.findIndex(({ wanted }) => wanted <= free);
    if (next === -1) {
      await Promise.race(running);
      continue;
    }
    const [{ job, place, wanted }] = waiting.splice(next, 1);
    free -= wanted;
    const one = async () => {
      results[place] = await work(job, wanted);
      free += wanted;
      running.delete(done);
    };
    const done = one();
    running.add(done);
  }
  return results;
}
