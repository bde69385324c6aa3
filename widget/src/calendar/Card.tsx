import { availabilityAt, formatDates, getProgramFilePath, priceAt } from '@surya/data';
import type { RowProps } from '../programs/Rows.tsx';
import { startDisc } from '../programs/startDisc.ts';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useHoursAndPlace } from '../programs/useHoursAndPlace.ts';
import { Price } from '../shared/Price.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import { Picture } from './Picture.tsx';

/** One program (SPEC §4 "Program card"). */
export function Card({ program, now, partner, index, place }: RowProps) {
  const { locale, messages, resolve } = useSurroundings();
  const { calendar, common } = messages;
  const link = useDetailsLink(program, partner);
  const { title, description } = program.languageContent[locale];
  const availability = availabilityAt(program, now);
  const open = availability === 'open';
  const dates = formatDates(program.startDate, program.endDate, locale);
  const disc = startDisc(program, locale);
  const hoursAndPlace = useHoursAndPlace(program);
  // Links of one name lead to one place: heard alone, each says where.
  const which = <span className="vh">{` – ${title}, ${program.location}, ${dates}`}</span>;

  return (
    <li className="card" part="card" data-state={availability} {...place}>
      <Picture path={program.imageUrl} eager={index < 3}>
        {program.specialEvent && <span className="badge">{program.specialEvent[locale]}</span>}
        {open ? (
          priceAt(program, now).basis === 'promo' && <span className="badge promo">{calendar.promo}</span>
        ) : (
          <span className="badge closed">{common[availability]}</span>
        )}
      </Picture>
      <p className="disc" aria-hidden="true">
        <b>{disc.days}</b>
        {disc.month}
      </p>
      <div className="body">
        <h3 className="title" part="title">
          {title}
        </h3>
        <p className="facts">
          <b>{dates}</b>
          {` ${hoursAndPlace}`}
        </p>
        {open && (
          <a
            className="calendar-file"
            part="calendar-link"
            href={resolve(getProgramFilePath(program.id, locale))}
            target="_top"
          >
            {calendar.addToCalendar}
            {which}
          </a>
        )}
        <p className="description">{description}</p>
        {program.prerequisites && (
          <p className="prerequisites">
            <b>{calendar.prerequisites}</b> {program.prerequisites[locale]}
          </p>
        )}
        <div className="row">
          <Price program={program} now={now} open={open} />
          {open ? (
            <a className="button more" part="button" href={link} target="_top">
              {calendar.learnMore}
              {which}
            </a>
          ) : (
            <button type="button" className="button more" part="button" disabled>
              {calendar.learnMore}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
