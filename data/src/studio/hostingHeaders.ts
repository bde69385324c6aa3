const day = 86_400;

const cached = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });

/** For files whose address changes with their content. */
const immutable = { 'Cache-Control': `public, max-age=${365 * day}, immutable` };

/** For files that keep their address: browsers show the old one once more while they fetch the new one. */
const evergreen = { 'Cache-Control': `public, max-age=300, stale-while-revalidate=${day}` };

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/** For files that other sites embed. */
const embeddable = { ...anyOrigin, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** What pages may load and do: nothing but their own files, and videos after a click. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The HTTP headers of the hosting; where several sources match a path, each adds its headers. */
export const hostingHeaders: readonly { source: string; headers: Record<string, string> }[] = [
  {
    source: '**',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
      'Speculation-Rules': '"/speculation-rules.json"',
    },
  },
  { source: '/widget/**', headers: { ...embeddable } },
  { source: '/images/**', headers: { ...embeddable, ...cached(day) } },
  { source: '/widget/v1/*', headers: { ...evergreen } },
  { source: '/widget/*.*.*/programs.json', headers: { ...evergreen } },
  { source: '/widget/*.*.*/booking.js', headers: { ...immutable } },
  { source: '/widget/*/chunks/**', headers: { ...immutable } },
  { source: '/widget/v1/pictures/**', headers: { ...immutable } },
  { source: '/fonts/**', headers: { ...immutable } },
  { source: '/speculation-rules.json', headers: { 'Content-Type': 'application/speculationrules+json' } },
  { source: '/social/**', headers: { ...cached(day) } },
  { source: '/calendar/**', headers: { ...cached(3600), ...anyOrigin } },
  { source: '/static/**', headers: { ...immutable } },
];
