/** What other features, pages and records use of the configurator. The rest of this folder is private. */
export { getConfigurator, listTrades } from './getConfigurator'
export { submitConfigurator } from './submitConfigurator'
