/** Gatsby exports each class of a CSS module by its name. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module '*.css';
