export { hostileBytes, hostileFiles } from '../../tools/yaml/test-support';
