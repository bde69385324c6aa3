import type { Partner, Program, Routes, Site } from '@surya/data';
import partnersFile from '@surya/data/content/partners.json' with { type: 'json' };
import programsFile from '@surya/data/content/programs.json' with { type: 'json' };
import routesFile from '@surya/data/content/routes.json' with { type: 'json' };
import siteFile from '@surya/data/content/site.json' with { type: 'json' };
import type { ProgramDetails } from '@surya/data/schemas';
import { readEvents } from './events.ts';

/** What the studio says, as the functions need it; written into the bundle when it is built. */
export interface Content {
  programs: readonly Program[];
  partners: readonly Partner[];
  routes: Routes;
  site: Site;
  /** The practical details of a program, for its mails; a program may have none. */
  eventOf(programId: string): ProgramDetails | undefined;
}

/** The content of this build. */
export function studioContent(): Content {
  const events = readEvents();
  return {
    programs: programsFile as Program[],
    partners: partnersFile as Partner[],
    routes: routesFile,
    site: siteFile as Site,
    eventOf: (programId) => (Object.hasOwn(events, programId) ? events[programId] : undefined),
  };
}
