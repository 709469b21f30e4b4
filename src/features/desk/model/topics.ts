import { OTHER_TOPICS } from './otherTopics'
import { TALK_TOPICS } from './talkTopics'
import { URGENT_TOPICS } from './urgentTopics'
import { WORK_TOPICS } from './workTopics'

/** In the order in which they are answered. */
export const TOPICS = [...URGENT_TOPICS, ...OTHER_TOPICS, ...WORK_TOPICS, ...TALK_TOPICS]

export type TopicId = (typeof TOPICS)[number]['id']

/** What one says to be polite: it adds nothing to another answer. */
export const COURTESIES: readonly TopicId[] = ['short', 'thanks', 'goodbye', 'greeting']
