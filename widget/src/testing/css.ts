/** A style sheet in tests, which have no bundler to read one. */
export default '';
