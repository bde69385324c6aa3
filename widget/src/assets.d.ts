/** A style sheet as text, minified by the build, for a constructable style sheet. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
