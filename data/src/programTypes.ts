/** What a program teaches; with `all` these are the keys of the practice filter, in its order (SPEC §3). */
export const programTypes = [
  'surya_kriya',
  'angamardana',
  'yoga_namaskar',
  'shambhavi',
  'bhuta_shuddhi',
  'yoga_equilibrium',
  'yogasanas',
  'isha_kriya',
  'online_sessions',
  'retreat',
  'surya_kriya_correction_shakti',
] as const;

export type ProgramType = (typeof programTypes)[number];
