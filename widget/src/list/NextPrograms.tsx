import { formatDates, type Program } from '@surya/data';
import { type RowProps, Rows } from '../programs/Rows.tsx';
import { startDisc } from '../programs/startDisc.ts';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useHoursAndPlace } from '../programs/useHoursAndPlace.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { noneToCome } from './texts.ts';

interface NextProgramsProps {
  /** Those to show, in their order. */
  programs: readonly Program[];
  now: Date;
  partner: string | undefined;
}

/** One line a program, or that there is none. */
export function NextPrograms(props: NextProgramsProps) {
  const { locale } = useSurroundings();
  if (props.programs.length === 0) return <p>{noneToCome[locale]}</p>;
  return <Rows {...props} Row={Line} className="lines" part="list" />;
}

function Line({ program, partner, place }: RowProps) {
  const { locale, messages } = useSurroundings();
  const link = useDetailsLink(program, partner);
  const disc = startDisc(program, locale);
  const dates = formatDates(program.startDate, program.endDate, locale);
  const hoursAndPlace = useHoursAndPlace(program);
  return (
    <li className="line" part="line" {...place}>
      <p className="disc" aria-hidden="true">
        <b>{disc.days}</b>
        {disc.month}
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
