/** Milliseconds of the processor that this thread has taken, or the whole process where Node doesn't tell. */
export function cpuMilliseconds(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage();
  return (user + system) / 1000;
}
