import { site } from '../../../content/site';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { checkData } from '../../../tools/yaml/check-data';
import { formatDiagnostic } from '../../../tools/yaml/diagnostic';
import { launchCheck } from '../../../content/staff/launch-check';
import { type DataFolder, readData } from '../../../tools/yaml/files/data-folder';
import { copyVideos, videoFiles } from '../../../tools/yaml/media/copy-videos';

const guide = 'guides/how-to-bleed-radiator.yaml';
const service = 'services/plumbing-repairs-surrey.yaml';
const real = readData(fixture, site);
const videos = ['bleed.mp4', 'bleed.vtt', 'not-shown.mp4'];
const recording = (file: string, captions: string, poster: string) =>
  `recording: { file: ${file}, captions: ${captions}, poster: ${poster} }`;
const good = recording('bleed.mp4', 'bleed.vtt', 'home-hero.jpg');

/** Returns the fixture's data with a recording in the `video` field of a guide and in the video block of a service. */
function withRecording(text: string): DataFolder {
  const files = real.files.map(({ path: name, bytes }) => {
    const old = Buffer.from(bytes).toString();
    const added =
      name === guide
        ? old.replace(/^video: .*$/m, `$&\n${text}`)
        : name === service
          ? old.replace(/^ {4}caption: .*$/m, `$&\n    ${text}`)
          : old;
    return { path: name, bytes: Buffer.from(added) };
  });
  return { ...real, files, videos };
}

it.each([
  ['a valid recording', good, []],
  [
    'a video whose file does not exist',
    recording('bled.mp4', 'bleed.vtt', 'home-hero.jpg'),
    ['recording.file: there is no file data/videos/bled.mp4. Did you mean "bleed.mp4"?'],
  ],
  [
    'captions whose file does not exist',
    recording('bleed.mp4', 'bleeds.vtt', 'home-hero.jpg'),
    ['recording.captions: there is no file data/videos/bleeds.vtt. Did you mean "bleed.vtt"?'],
  ],
  [
    'a poster whose file does not exist',
    recording('bleed.mp4', 'bleed.vtt', 'home-heros.jpg'),
    ['recording.poster: there is no picture data/pictures/home-heros.jpg. Did you mean "home-hero.jpg"?'],
  ],
  [
    'no captions',
    'recording: { file: bleed.mp4, poster: home-hero.jpg }',
    [
      'recording.captions: missing. Expected a text (Its subtitles: what is said and heard, as a WebVTT file in data/videos).',
    ],
  ],
])('videos: when there is %s, then the check names just what is missing', (_, text, messages) => {
  const inGuide = checkData(withRecording(text))
    .filter(({ file }) => file === `data/${guide}`)
    .map(formatDiagnostic);
  expect(inGuide.map((line) => line.replace(/^\S+ /, ''))).toEqual(messages);
});

it('videos: when a recording is added, then launch-check no longer lists the video as missing', () => {
  const missing = (folder: DataFolder) =>
    launchCheck(folder, new Date('2026-11-21T12:00:00Z')).filter(
      ({ group, file }) => group === 'Missing videos' && file.includes('radiator'),
    );
  expect(missing(real)).toHaveLength(1);
  expect(missing(withRecording(good))).toEqual([]);
});

it('videos: when some are shown, then only these are copied, and each only once', () => {
  const folder = withRecording(good);
  expect([...videoFiles(folder)]).toEqual([
    ['bleed.mp4', 'videos'],
    ['bleed.vtt', 'videos'],
    ['home-hero.jpg', 'pictures'],
  ]);
  const project = mkdtempSync(path.join(tmpdir(), 'videos-'));
  for (const [name, files] of [
    ['videos', videos],
    ['pictures', ['home-hero.jpg', 'other.jpg']],
  ] as const) {
    mkdirSync(path.join(project, 'data', name), { recursive: true });
    for (const file of files) writeFileSync(path.join(project, 'data', name, file), file);
  }
  copyVideos(project, folder);
  expect(readdirSync(path.join(project, 'public/videos')).sort()).toEqual(['bleed.mp4', 'bleed.vtt', 'home-hero.jpg']);
  const copied = () => statSync(path.join(project, 'public/videos/bleed.mp4')).ctimeMs;
  const before = copied();
  writeFileSync(path.join(project, 'public/videos/old.mp4'), 'old');
  copyVideos(project, folder);
  expect(copied()).toBe(before);
  expect(readdirSync(path.join(project, 'public/videos'))).not.toContain('old.mp4');
  writeFileSync(path.join(project, 'data/videos/bleed.mp4'), 'another film');
  copyVideos(project, folder);
  expect(copied()).not.toBe(before);
  copyVideos(project, real);
  expect(existsSync(path.join(project, 'public/videos'))).toBe(false);
  rmSync(project, { recursive: true });
});
