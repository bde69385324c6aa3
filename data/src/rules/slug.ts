/** `rennes`, `surya-kriya-rennes`: what ids and file names are made of. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
