import styled from 'styled-components';
import { Drawing } from '../questionnaire/drawings/OptionDrawing';
import { token } from '../theme/tokens';
import { homeDrawing } from './home-drawing';
import type { Installation } from './installation';

const Home = styled(Drawing)`
  max-width: 26rem;
  margin-inline: auto;
  .pipe {
    stroke: ${token('line-500')};
    stroke-width: 5;
  }
  .lit {
    stroke: ${token('copper-500')};
  }
  .lit-line {
    stroke: ${token('copper-600')};
    stroke-width: 4;
  }
`;

/** Shows the chosen boiler and flue in the home. Decorative: the answers stand beside it in words. */
export const HomeDrawing = ({ installation }: { installation: Installation }) => (
  <Home viewBox="0 0 400 250" aria-hidden="true" dangerouslySetInnerHTML={{ __html: homeDrawing(installation) }} />
);
