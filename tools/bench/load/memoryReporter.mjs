/** Loaded into a measured process before anything else: tells its memory, after a full collection, when asked. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The channel keeps the process alive; without it the process ends.
process.on('disconnect', () => process.exit());
