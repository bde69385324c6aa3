import { availabilityAt, type Catalogue, formatDates, selectPrograms, sortPrograms } from '@surya/data';
import { programListMessages } from '../locales/programListMessages.ts';
import { getDateBadge } from '../programs/getDateBadge.ts';
import { getInitialFilter } from '../programs/getInitialFilter.ts';
import { ProgramRows } from '../programs/ProgramRows.tsx';
import type { RowProps } from '../programs/rowProps.ts';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useHoursAndPlace } from '../programs/useHoursAndPlace.ts';
import { type FeatureProps, parseCount } from '../shared/feature.ts';
import { useWidget } from '../shared/useWidget.ts';
import { WithCatalogue } from '../shared/WithCatalogue.tsx';

/** `<surya-calendar variant="list">`: the upcoming programs as plain lines, without filters. */
export function ProgramList({ attributes, catalogue: first }: FeatureProps) {
  return (
    <WithCatalogue first={first}>
      {(catalogue) => <UpcomingPrograms attributes={attributes} catalogue={catalogue} />}
    </WithCatalogue>
  );
}

interface UpcomingProgramsProps extends Pick<FeatureProps, 'attributes'> {
  catalogue: Catalogue;
}

/** One line for each upcoming program that the attributes choose, or a sentence that there is none. */
function UpcomingPrograms({ attributes, catalogue }: UpcomingProgramsProps) {
  const { locale, messages, now } = useWidget();
  const { programs, practices } = catalogue;
  const only = programs.filter(({ id }) => id === attributes.program);
  const upcoming = sortPrograms(selectPrograms(programs, getInitialFilter(attributes, catalogue), practices))
    .filter((program) => availabilityAt(program, now) !== 'past')
    .slice(0, parseCount(attributes.limit));
  const shown = only.length > 0 ? only : upcoming;
  return (
    <>
      {attributes.program && only.length === 0 && (
        <p className="notice" part="notice">
          {messages.common.unknownProgram}
        </p>
      )}
      {shown.length > 0 ? (
        <ProgramRows programs={shown} Row={ListItem} className="lines" part="list" />
      ) : (
        <p>{programListMessages[locale].noneToCome}</p>
      )}
    </>
  );
}

function ListItem({ program, place }: RowProps) {
  const { locale, messages } = useWidget();
  const link = useDetailsLink(program);
  const badge = getDateBadge(program, locale);
  const dates = formatDates(program.startDate, program.endDate, locale);
  const hoursAndPlace = useHoursAndPlace(program);
  return (
    <li className="line" part="line" {...place}>
      <p className="disc" aria-hidden="true">
        <b>{badge.days}</b>
        {badge.month}
      </p>
      <div>
        <a className="title" href={link} target="_top">
          {program.languageContent[locale].title}
        </a>
        <p className="small">{`${dates} · ${hoursAndPlace}`}</p>
      </div>
      {program.isCompleted && <span className="badge">{messages.common.full}</span>}
    </li>
  );
}
