/** Loaded into a measured process before anything else: tells its memory, after a full collection, when asked. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// Whoever listens is kept alive by the channel, and ends with it.
process.on('disconnect', () => process.exit());
