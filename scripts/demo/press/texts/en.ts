import type { PressTexts } from '../stories.ts';

export const english: PressTexts = {
  headings: ['In pictures', 'Background'],
  stories: {
    hanok: {
      titles: [
        'Master carpenters raise a hanok without a single nail {in}',
        'Hanok on the square {in} stays until spring after {n} queue to see it',
      ],
      paragraphs: [
        'Korean master carpenters raised the ridge beam of a hanok on the central square {in} on {date}. Passers-by watched {k} pine pillars being joined without nails.',
        'So far {n} people have queued to see the hanok on the square {in}. The city has put off taking it apart until spring.',
        'Architect {person} said: “Timber that can be taken down and moved again is an answer to the way we build today.”',
      ],
    },
    webtoon: {
      titles: [
        'Public library of Korean webtoons opens {in} with {n2} titles',
        'Webtoon library {in} extends its hours until ten at night',
      ],
      paragraphs: [
        'A public library devoted to Korean webtoons opened {in} on {date}. Readers can choose from {n2} titles on {k} tablets.',
        'The webtoon library {in} will stay open until ten at night because of its many readers. A studio for budding authors is to follow.',
        'Librarian {person} said: “Comics that scroll have brought back teenagers who had given up on books.”',
      ],
    },
    kimjang: {
      titles: [
        '{n} people make kimchi by the river {in} for food banks',
        'Kimjang {in} runs out of cabbage within half a day',
      ],
      paragraphs: [
        'On the riverside {in}, {n} people salted and seasoned cabbage for a communal kimjang on {date}. All of the kimchi went to food banks.',
        'The cabbage for the kimjang {in} was gone within half a day. Farms in a neighbouring town sent {years} more lorry loads.',
        'Organiser {person} explained: “Making it together and giving it away is what this custom is about.”',
      ],
    },
    pansori: {
      titles: [
        'A pansori “Hamlet” has its premiere at the municipal theatre {in}',
        'Pansori “Hamlet” adds dates {in} after {n2} tickets sell out',
      ],
      paragraphs: [
        'One singer and one drummer turned Shakespeare’s “Hamlet” into pansori at the municipal theatre {in} on {date}.',
        'The municipal theatre {in} has added {years} nights of the pansori “Hamlet”. All {n2} tickets so far were sold.',
        'Critic {person} wrote: “Soliloquy and song sounded as if they had been made for each other.”',
      ],
    },
    celadon: {
      titles: [
        'Museum {in} finds {k} pieces of Goryeo celadon in its storeroom',
        'Goryeo celadon {in} came from a shipwreck, tests show',
      ],
      paragraphs: [
        'Bowls long listed as Chinese are Goryeo celadon, a museum {in} said on {date} after going through its storeroom. It counted {k} pieces.',
        'The Goryeo celadon {in} was the cargo of a ship that sank in the 13th century. Shells stuck to the glaze gave it away.',
        'Curator {person} said: “The clay matches samples from the Korean kiln sites.”',
      ],
    },
    film: {
      titles: [
        'Lost Korean film of 1961 turns up in a storeroom {in}',
        'Restored Korean film of 1961 is shown {in} after 65 years',
      ],
      paragraphs: [
        'The film archive said on {date} that {years} reels of a Korean film of 1961, known only by its title, had been found in a former cinema {in}.',
        'The Korean film of 1961 that was found {in} is back on the screen after its restoration. {k} people came to the first showing.',
        'Restorer {person} said: “There was no sound left, so we read the lines from the actors’ lips.”',
      ],
    },
  },
};
