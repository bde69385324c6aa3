import { availabilityAt, dateText, priceAt, timeRangeText } from '@surya/data';
import type { RowProps } from '../programs/Rows.tsx';
import { startDisc } from '../programs/startDisc.ts';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { Price } from '../shared/Price.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import { Picture } from './Picture.tsx';

/** One program (SPEC §4 "Program card"). */
export function Card({ program, now, partner, index, place }: RowProps) {
  const { locale, messages } = useSurroundings();
  const { calendar, common } = messages;
  const link = useDetailsLink(program, partner);
  const { title, description } = program.languageContent[locale];
  const availability = availabilityAt(program, now);
  const open = availability === 'open';
  const dates = dateText(program.startDate, program.endDate, locale);
  const disc = startDisc(program, locale);

  return (
    <li className="card" part="card" data-state={availability} {...place}>
      <Picture path={program.imageUrl} eager={index < 3}>
        {program.specialEvent && <span className="badge">{program.specialEvent[locale]}</span>}
        {open ? (
          priceAt(program, now).promo && <span className="badge promo">{calendar.promo}</span>
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
        <dl className="facts">
          <dt>{calendar.dates}</dt>
          <dd>{dates}</dd>
          {program.timeRange && (
            <>
              <dt>{calendar.time}</dt>
              <dd>{timeRangeText(program.timeRange, locale)}</dd>
            </>
          )}
          <dt>{calendar.place}</dt>
          <dd>{program.location}</dd>
        </dl>
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
              <span className="vh">{` – ${title}, ${program.location}, ${dates}`}</span>
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
