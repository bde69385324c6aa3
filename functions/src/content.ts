import type { Partner, PracticeType, Program, Routes, Site } from '@surya/data';
import { getContent } from '@surya/data/content';
import type { ProgramDetails } from '@surya/data/schemas';

/** What the studio says, as the functions need it; written into the bundle when it is built. */
export interface Content {
  programs: readonly Program[];
  partners: readonly Partner[];
  practiceTypes: readonly PracticeType[];
  routes: Routes;
  site: Site;
  /** The practical details of a program, for its mails; a program may have none. */
  eventOf(programId: string): ProgramDetails | undefined;
}

/** The content of this build. */
export function studioContent(): Content {
  const { programDetails, ...content } = getContent();
  return {
    ...content,
    eventOf: (programId) =>
      Object.hasOwn(programDetails, programId) ? programDetails[programId] : undefined,
  };
}
