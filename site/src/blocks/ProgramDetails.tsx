import { formatDates } from '@surya/data';
import { AddToCalendar } from '../components/AddToCalendar.tsx';
import { usePage } from '../components/PageInfo.ts';
import { Section } from '../components/Section.tsx';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './ProgramDetails.module.css';

/** Days and times, place, price and its deadline, group size, and what is good to know. */
export function ProgramDetails({
  program: id,
  schedule,
  practicalInfo,
  maxParticipants,
  accommodation,
  promoLabel,
}: BlockOf<'program-details'>) {
  const text = useText();
  const { locale } = usePage();
  const { program, place, price, struckOut } = useProgram(id);
  const deadline = program.promoDeadline;
  return (
    <Section ground="sea" title={text('event.details')}>
      <div className={styles.details}>
        <div>
          <h3 className={styles.title}>{text('event.schedule')}</h3>
          <ol className={styles.days}>
            {schedule.map(({ day, times }) => (
              <li key={day} className={styles.day}>
                <span className={styles.name}>{day}</span>
                <span>
                  {times.map((time) => (
                    <span key={time} className={styles.time}>
                      {time}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
          <AddToCalendar program={id} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{text('event.where')}</dt>
            <dd>{program.location}</dd>
            <dd>{place}</dd>
          </div>
          <div>
            <dt>{text('event.price')}</dt>
            <dd>{struckOut ? text('event.priceInstead', { price, full: struckOut }) : price}</dd>
            {struckOut && deadline && promoLabel && (
              <dd>
                {text('event.deadline', {
                  label: promoLabel,
                  date: formatDates(deadline, undefined, locale),
                })}
              </dd>
            )}
          </div>
          {maxParticipants && (
            <div>
              <dt>{text('event.participants')}</dt>
              <dd>{maxParticipants}</dd>
            </div>
          )}
          {accommodation && (
            <div>
              <dt>{text('event.accommodation')}</dt>
              <dd>{accommodation}</dd>
            </div>
          )}
          {practicalInfo && (
            <div>
              <dt>{text('event.practical')}</dt>
              {practicalInfo.map((info) => (
                <dd key={info}>{info}</dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </Section>
  );
}
