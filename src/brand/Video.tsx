import styled from 'styled-components';
import { token } from '../theme/tokens';
import { PageIcon } from '../ui/pictures/PageIcon';

const Announced = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  max-width: 52rem;
  min-height: 4rem;
  padding: 0.75rem 1rem;
  border-radius: ${token('r-m')};
  background: ${token('mist-100')};
  svg {
    color: ${token('copper-600')};
  }
  b {
    display: block;
  }
`;

/** Says that a video will be here. One row, without a button: there is nothing to look at or to play. */
export const VideoPlaceholder = ({ label, caption }: { label: string; caption: string }) => (
  <Announced>
    <PageIcon name="play" />
    <span>
      <b>{label}</b> {caption}
    </span>
  </Announced>
);

const Player = styled.figure`
  max-width: 52rem;
  video {
    display: block;
    width: 100%;
    aspect-ratio: 16/9;
    border-radius: ${token('r-xl')};
    background: ${token('ink-800')};
  }
  figcaption {
    margin-top: 0.75rem;
    color: ${token('ink-700')};
  }
  @media print {
    display: none;
  }
`;

interface Recording {
  caption: string;
  /** Names of files in /videos. */
  file: string;
  captions: string;
  poster: string;
  words: { language: string; download: string };
}

/** Plays a video of our own. Loads only its poster until somebody presses play. */
export const Video = ({ caption, file, captions, poster, words }: Recording) => (
  <Player>
    <video controls preload="none" playsInline poster={`/videos/${poster}`} aria-label={caption}>
      <source src={`/videos/${file}`} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      <track kind="captions" src={`/videos/${captions}`} srcLang="en-GB" label={words.language} default />
      <a href={`/videos/${file}`} download>
        {words.download} {caption}
      </a>
    </video>
    <figcaption>{caption}</figcaption>
  </Player>
);
