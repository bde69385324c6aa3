/** The host that sets no cookie before a video is played. */
const videoHost = 'https://www.youtube-nocookie.com';

const bareId = /^[\w-]{11}$/;

/**
 * Parses the id of a YouTube video from a full address, a short link, an embed address, or the bare id.
 * Returns undefined where there is none.
 */
export function parseVideoId(video: string): string | undefined {
  if (bareId.test(video)) return video;
  if (!URL.canParse(video)) return undefined;
  const { hostname, pathname, searchParams } = new URL(video);
  const host = hostname.replace(/^(www|m)\./, '');
  const candidate =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return candidate && bareId.test(candidate) ? candidate : undefined;
}

/** Returns the page of a video, for visitors without script. */
export function getVideoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Returns the address of the iframe that plays a video at once. */
export function getVideoEmbed(id: string, language: string): string {
  return `${videoHost}/embed/${id}?autoplay=1&rel=0&enablejsapi=1&hl=${language}`;
}
