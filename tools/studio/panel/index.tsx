import { createRoot } from 'react-dom/client';
import { createStore } from '../../shared/store';
import type { Spot } from './page/marks';
import { createPointing } from './page/pointing';
import { takeKey } from './key';
import { Studio } from './Studio';
import { styles } from './styles';

takeKey();
// The studio's script, which `npm run edit` adds to every page. A shadow root keeps its styles and those of the page apart.
const host = document.createElement('div');
host.id = 'studio';
const root = host.attachShadow({ mode: 'open' });
const sheet = document.createElement('style');
sheet.textContent = styles;
const outline = document.createElement('div');
outline.className = 'outline';
const app = document.createElement('div');
root.append(sheet, outline, app);
document.documentElement.append(host);
const spots = createStore<Spot | undefined>(undefined);
const pointing = createPointing(host, outline, spots.set);
createRoot(app).render(<Studio host={host} pointing={pointing} spots={spots} />);
