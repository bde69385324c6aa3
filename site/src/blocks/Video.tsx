import { usePage, useSiteContent } from '../components/PageInfo.ts';
import { Section } from '../components/Section.tsx';
import { useText } from '../components/useText.ts';
import { getVideoEmbed, getVideoPage, parseVideoId } from '../content/parseVideoId.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Video.module.css';

/**
 * A video behind its play button: nothing is requested from its host before that is pressed. Then
 * `scripts/playOnRequest.ts` adds the iframe; without script the button is a link to the video's page.
 */
export function Video({ video, label, ...heading }: BlockOf<'video'>) {
  const text = useText();
  const { locale } = usePage();
  const { site } = useSiteContent();
  const id = parseVideoId(video);
  return (
    <Section {...heading}>
      <div className={styles.stage} data-video-stage>
        <img
          className={styles.poster}
          src={site.pictures.video}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
        />
        {id ? (
          <>
            <a
              className={styles.play}
              href={getVideoPage(id)}
              data-video={getVideoEmbed(id, locale)}
              data-title={label}
              data-loading={text('video.loading')}
              data-failed={text('video.failed')}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <circle cx="32" cy="32" r="31" />
                <path d="M26 20.5v23l19-11.5z" />
              </svg>
              <span>{text('video.play', { title: label })}</span>
            </a>
            <p className={styles.note}>{text('video.note')}</p>
          </>
        ) : (
          <p className={styles.alert} role="alert">
            {text('video.invalid')}
          </p>
        )}
      </div>
    </Section>
  );
}
