/** The time of a build. */
export interface BuildTime {
  now: Date;
  /** Where the clock of a demonstration stands, ISO 8601; absent in production. */
  clock?: string;
}

/** Returns the time of this build: that of the clock in `SURYA_CLOCK`, where a demonstration sets one. */
export function getBuildTime({ SURYA_CLOCK: clock } = process.env): BuildTime {
  return clock ? { now: new Date(clock), clock } : { now: new Date() };
}
