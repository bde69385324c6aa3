/** Logs the unknown path, so that a broken link is noticed. */
console.error('404: no page at', location.pathname);
