import type { IGatsbyImageData } from 'gatsby-plugin-image';
import styled from 'styled-components';

interface Props {
  image: IGatsbyImageData;
  alt: string;
  /** The width at which it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture on the first screen. Loads it with high priority and not lazily. */
  first?: boolean;
  /** The point that stays in view where the edges are cut off, as in `object-position`. The middle without it. */
  focus?: string | null;
  className?: string;
}

/**
 * An element of its own, because a strict policy allows no `style` attribute. Only pictures with a focus use it, so that other
 * pages get no such styles.
 */
const Focused = styled.picture<{ $focus: string }>`
  img {
    object-position: ${({ $focus }) => $focus};
  }
`;

/**
 * Shows a picture in the sizes and formats that Gatsby has made. Uses only the type of gatsby-plugin-image: its
 * component would add 63 kB of script and inline styles, which a strict policy cannot allow.
 */
export function Picture({ image, alt, sizes, first = false, focus, className }: Props) {
  const { images, width, height } = image;
  const parts = (
    <>
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
    </>
  );
  return focus ? (
    <Focused className={className} $focus={focus}>
      {parts}
    </Focused>
  ) : (
    <picture className={className}>{parts}</picture>
  );
}
