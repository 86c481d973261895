import type { ImageObject } from 'schema-dts';
import { absolute } from './json-ld';

interface Photograph {
  title: string;
  pictureAlt: string;
  town: string | null;
  illustrative: boolean | null;
  picture: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } | null;
}

/**
 * Describes photographs of our own jobs that say where they were taken. An illustration shows no job, and of a photograph
 * without a town there is nothing to say that the page's HTML does not.
 */
export const photographs = (siteUrl: string, pictures: readonly Photograph[]): ImageObject[] =>
  pictures.flatMap(({ title, pictureAlt, town, illustrative, picture }) => {
    const src = picture?.childImageSharp?.gatsbyImageData.images.fallback?.src;
    if (!town || illustrative || !src) return [];
    return {
      '@type': 'ImageObject' as const,
      contentUrl: absolute(siteUrl, src),
      name: title,
      caption: pictureAlt,
      contentLocation: { '@type': 'City' as const, name: town },
    };
  });
