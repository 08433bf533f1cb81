export { captiveApiProblems } from './captiveApi';
export { fixtures, type Fixtures, type Place } from './fixtures';
export { printReport, type CallReport, type Report } from './report';
export { runConformance, type ConformanceOptions } from './runConformance';
