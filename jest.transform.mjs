import next from 'next/dist/build/swc/jest-transformer.js'

/** Next's own compiler for Jest. It writes import attributes in their old form, which Node reads no longer. */
export default {
  createTransformer(options) {
    const transformer = next.createTransformer(options)
    return {
      ...transformer,
      process(...source) {
        const { code, ...rest } = transformer.process(...source)
        return { ...rest, code: code.replace(/(\.json['"] )assert(?= \{)/g, '$1with') }
      },
    }
  },
}
