// The entry file for what every page loads: the numbers of the analytics events, and nothing that reaches a package.
export { ANALYTICS_EVENTS } from './lead/event-names.ts'
