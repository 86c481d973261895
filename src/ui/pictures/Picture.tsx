import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Props {
  image: IGatsbyImageData;
  alt: string;
  /** The width at which it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture on the first screen. Loads it with high priority and not lazily. */
  first?: boolean;
  className?: string;
}

/**
 * Shows a picture in the sizes and formats that Gatsby has made. Uses only the type of gatsby-plugin-image: its
 * component would add 63 kB of script and inline styles, which a strict policy cannot allow.
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
