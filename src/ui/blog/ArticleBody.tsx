import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import { headingId, type RichTextNode, type RichText as Text, textOf } from '@/domain/site/richText'

/** Headings get the id that the table of contents leads to; the rest is drawn as it comes. */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  heading: ({ node, nodesToJSX }) => {
    const Heading = node.tag
    return (
      <Heading id={headingId(textOf(node as RichTextNode))}>{nodesToJSX({ nodes: node.children })}</Heading>
    )
  },
})

export function ArticleBody({ body }: { body: Text }) {
  return <RichText data={body as never} converters={converters} className="prose" />
}
