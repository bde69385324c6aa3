import { type CalendarFilter, dateText, filterPrograms, type Program, timeRangeText } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import { startDisc } from './startDisc.ts';
import { useDetailsLink } from './useDetailsLink.ts';

interface NextProgramsProps {
  /** Those that are not over. */
  programs: readonly Program[];
  filter: CalendarFilter;
  limit: number | undefined;
  partner: string | undefined;
}

/** The `list` variant: the next programs as plain lines, without filters. */
export function NextPrograms({ programs, filter, limit, partner }: NextProgramsProps) {
  const { calendar } = useSurroundings().messages;
  const next = filterPrograms(programs, filter).slice(0, limit);
  if (next.length === 0) return <p className="count">{calendar.empty}</p>;
  return (
    <ul className="lines" part="list">
      {next.map((program) => (
        <Line key={program.id} program={program} partner={partner} />
      ))}
    </ul>
  );
}

function Line({ program, partner }: { program: Program; partner: string | undefined }) {
  const { locale, messages } = useSurroundings();
  const link = useDetailsLink(program, partner);
  const disc = startDisc(program, locale);
  const facts = [
    dateText(program.startDate, program.endDate, locale),
    program.timeRange && timeRangeText(program.timeRange, locale),
    program.location,
  ];
  return (
    <li className="line" part="line">
      <p className="disc" aria-hidden="true">
        <b>{disc.days}</b>
        {disc.month}
      </p>
      <div>
        <a className="title" href={link}>
          {program.languageContent[locale].title}
        </a>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {program.isCompleted && <span className="badge closed">{messages.common.full}</span>}
    </li>
  );
}
