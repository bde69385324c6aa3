import type { Partner, PracticeType, Program, Routes, Site, Theme } from '@surya/data';
import { getContent } from '@surya/data/content';
import type { ProgramDetails } from '@surya/data/schemas';

/** The part of the studio's content that the functions use; the build writes it into the bundle. */
export interface Content {
  programs: readonly Program[];
  partners: readonly Partner[];
  practiceTypes: readonly PracticeType[];
  routes: Routes;
  site: Site;
  theme: Theme;
  /** Returns the content of a program's page, or undefined where it has none. */
  getProgramDetails(programId: string): ProgramDetails | undefined;
}

/** Returns the content of this build. */
export function getStudioContent(): Content {
  const { programDetails, ...content } = getContent();
  return {
    ...content,
    getProgramDetails: (programId) =>
      Object.hasOwn(programDetails, programId) ? programDetails[programId] : undefined,
  };
}
