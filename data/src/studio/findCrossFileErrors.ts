import type { ContentError } from './checkFile.ts';
import { findLengthErrors } from './findLengthErrors.ts';
import { findLinkErrors } from './findLinkErrors.ts';
import { findPageErrors } from './findPageErrors.ts';
import { findPictureErrors } from './findPictureErrors.ts';
import { findTableErrors } from './findTableErrors.ts';
import type { Studio } from './studio.ts';

/** The faults of the content as a whole; those inside one file are found by its schema (`checkFile`). */
export function findCrossFileErrors(studio: Studio): ContentError[] {
  return [findPageErrors, findTableErrors, findLinkErrors, findPictureErrors, findLengthErrors].flatMap(
    (find) => find(studio),
  );
}
