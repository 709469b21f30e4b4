/** What other features, pages and records use of the chat. The rest of this folder is private. */
export { getChat, showsChatEverywhere } from './getChat'
