/** A text to translate, in the format that translators' tools share: gettext's PO. */
export interface PoEntry {
  /** `area.key` */
  context: string;
  english: string;
  /** Empty if it is pending. */
  translation: string;
  comment?: string;
  /** Marked by the translator as unfinished. */
  fuzzy?: boolean;
}

export interface PoFile {
  language: string;
  entries: PoEntry[];
}

export function writePo({ language, entries }: PoFile): string {
  const header = [
    `Language: ${language}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  const blocks = entries.map(({ context, english, translation, comment }) =>
    [
      ...(comment ? [`#. ${comment}`] : []),
      `msgctxt ${JSON.stringify(context)}`,
      `msgid ${JSON.stringify(english)}`,
      `msgstr ${JSON.stringify(translation)}`,
    ].join('\n'),
  );
  const head = ['msgid ""', 'msgstr ""', ...header.map((line) => JSON.stringify(`${line}\n`))].join('\n');
  return `${[head, ...blocks].join('\n\n')}\n`;
}

/** @throws Error for a line that is not PO, or without a language */
export function parsePo(text: string): PoFile {
  const entries: PoEntry[] = [];
  let header = '';
  // An entry begins with its comments; obsolete ones (#~) are comments only.
  for (const block of text.replace(/^\uFEFF/, '').split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const fields: Record<string, string> = {};
    let field = '';
    for (const line of block.split(/\r?\n/).map((each) => each.trim())) {
      if (!line || line.startsWith('#')) continue;
      const [, name = field, string] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")$/.exec(line) ?? [];
      if (!name || string === undefined) throw new Error(`This is not a line of a PO file: ${line}`);
      field = name;
      fields[field] = (fields[field] ?? '') + JSON.parse(string);
    }
    if (fields.msgid === undefined) continue;
    if (fields.msgid === '') header = fields.msgstr ?? '';
    else
      entries.push({
        context: fields.msgctxt ?? '',
        english: fields.msgid,
        translation: fields.msgstr ?? '',
        fuzzy: /^#,.*\bfuzzy\b/m.test(block),
      });
  }
  const language = /^Language: *(\S+)/m.exec(header)?.[1];
  if (!language) throw new Error('The header of the PO file names no language');
  return { language, entries };
}
