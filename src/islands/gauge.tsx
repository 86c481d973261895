import { PressureGauge } from '../guide/PressureGauge';

export default PressureGauge;
