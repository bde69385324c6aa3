import { usePage } from './PageInfo.ts';

interface Props {
  src: string;
  /** Empty where the picture only decorates. */
  alt: string;
  className?: string | undefined;
  /** The largest picture at the top of the page: fetched at once, before the others. */
  first?: boolean;
  /** How wide it shows, for photographs (the HTML `sizes` attribute). */
  sizes?: string;
}

/** A picture of the content: an SVG as it is, a photograph in the widths and formats made at build. */
export function Picture({ src, alt, className, first = false, sizes = '100vw' }: Props) {
  const { pictures, photographs } = usePage();
  const loading = first
    ? ({ fetchPriority: 'high', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const photograph = photographs[src];
  if (photograph) {
    return (
      <picture>
        {photograph.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={className}
          src={photograph.src}
          alt={alt}
          width={photograph.width}
          height={photograph.height}
          {...loading}
        />
      </picture>
    );
  }
  const size = pictures[src];
  return (
    <img className={className} src={src} alt={alt} width={size?.width} height={size?.height} {...loading} />
  );
}
