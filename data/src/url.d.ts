/** As much of the platform's URL as this package uses: browsers and Node have it, the language's library has not. */
declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly hostname: string;
}
