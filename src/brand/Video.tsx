import styled from 'styled-components';
import { below, token } from '../theme/tokens';
import { VideoWall } from './drawings/VideoWall';
import { Icon } from '../ui/pictures/Icon';

const Frame = styled.div`
  position: relative;
  border-radius: ${token('r-xl')};
  /* With 'hidden' the aspect ratio would limit the height, even if the text needs more. */
  overflow: clip;
  aspect-ratio: 16/9;
  max-width: 52rem;
  background: ${token('ink-800')};
  color: #fff;
  display: grid;
  place-items: center;
  text-align: center;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > div {
    position: relative;
    padding: 1.5rem;
  }
  .play {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 50%;
    border: 3px solid ${token('copper-300')};
    display: grid;
    place-items: center;
    margin: 0 auto 1rem;
    color: ${token('copper-300')};
    font-size: 1.5rem;
  }
  /* Hides the lines of the drawing behind the text. */
  b,
  .caption {
    background: ${token('ink-800')};
  }
  b {
    display: block;
    width: fit-content;
    margin-inline: auto;
    font: 700 1.375rem/1.2 ${token('font-display')};
  }
  .caption {
    color: ${token('on-dark')};
    font-size: 1rem;
  }
  ${below.small} {
    aspect-ratio: 4/3;
  }
  @media print {
    display: none;
  }
`;

/** Shows where a video will be. Has no button, because there is nothing to play. */
export const VideoPlaceholder = ({ label, caption }: { label: string; caption: string }) => (
  <Frame className="on-dark">
    <VideoWall />
    <div>
      <span className="play">
        <Icon name="play" />
      </span>
      <b>{label}</b>
      <span className="caption">{caption}</span>
    </div>
  </Frame>
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
