/** The unknown path is logged, so that a broken link is noticed (SPEC §2). */
console.error('404: no page at', location.pathname);
