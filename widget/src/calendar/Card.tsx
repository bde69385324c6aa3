import { availabilityAt, formatDates, getProgramFilePath, priceAt } from '@surya/data';
import { type ReactNode, useState } from 'react';
import { getDateBadge } from '../programs/getDateBadge.ts';
import type { RowProps } from '../programs/rowProps.ts';
import { useDetailsLink } from '../programs/useDetailsLink.ts';
import { useHoursAndPlace } from '../programs/useHoursAndPlace.ts';
import { Price } from '../shared/Price.tsx';
import { useWidget } from '../shared/useWidget.ts';

/** How many cards of a list have pictures in the first screen. */
const eagerPictures = 3;

/** The card of one program. */
export function Card({ program, index, place }: RowProps) {
  const { locale, messages, resolve, now } = useWidget();
  const { calendar, common } = messages;
  const link = useDetailsLink(program);
  const { title, description } = program.languageContent[locale];
  const availability = availabilityAt(program, now);
  const open = availability === 'open';
  const dates = formatDates(program.startDate, program.endDate, locale);
  const badge = getDateBadge(program, locale);
  const hoursAndPlace = useHoursAndPlace(program);
  // Links of the same text name their program for screen readers.
  const which = <span className="visually-hidden">{` – ${title}, ${program.location}, ${dates}`}</span>;

  return (
    <li className="card" part="card" data-state={availability} {...place}>
      <Picture path={program.imageUrl} eager={index < eagerPictures}>
        {program.specialEvent && <span className="badge">{program.specialEvent[locale]}</span>}
        {open ? (
          priceAt(program, now).basis === 'promo' && <span className="badge promo">{calendar.promo}</span>
        ) : (
          <span className="badge closed">{common[availability]}</span>
        )}
      </Picture>
      <p className="disc" aria-hidden="true">
        <b>{badge.days}</b>
        {badge.month}
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
          <Price program={program} open={open} />
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

/**
 * A program's picture with the badges on it. It is decoration: the text beside it says everything. While it
 * is missing, the background shows.
 */
function Picture({ path, eager, children }: { path: string; eager: boolean; children?: ReactNode }) {
  const { resolve, host } = useWidget();
  const [missing, setMissing] = useState(false);
  return (
    <div className="picture" part="picture">
      {!missing && (
        <img
          // A new element for a new picture, which never shows the old one meanwhile.
          key={path}
          src={resolve(path)}
          alt=""
          width={960}
          height={640}
          // In a browser the cards are painted before any picture is fetched and drawn.
          loading={eager && !host ? 'eager' : 'lazy'}
          onError={() => setMissing(true)}
        />
      )}
      <div className="badges">{children}</div>
    </div>
  );
}
