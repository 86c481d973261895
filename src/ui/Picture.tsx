import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  image: IGatsbyImageData;
  alt: string;
  /** Which width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first view: fetched first instead of when it is scrolled to. */
  first?: boolean;
  className?: string;
}

/**
 * A picture in the sizes and formats Gatsby has made. Only the type comes from gatsby-plugin-image: its component
 * would bring 63 kB of script to the page and inline styles that a strict policy cannot allow.
 */
export function Picture({ image, alt, sizes, first = false, className }: Props) {
  const { images, width, height } = image;
  return (
    <picture className={className}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
