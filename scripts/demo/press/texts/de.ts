import type { PressTexts } from '../stories.ts';

export const german: PressTexts = {
  headings: ['In Bildern', 'Hintergrund'],
  stories: {
    hanok: {
      titles: [
        'Zimmermeister errichten ein Hanok ohne einen Nagel {in}',
        'Hanok auf dem Platz {in} bleibt nach {n} Gästen bis zum Frühjahr',
      ],
      paragraphs: [
        'Koreanische Zimmermeister haben am {date} den Firstbalken eines Hanok auf dem zentralen Platz {in} gesetzt. Passanten sahen zu, wie {k} Kiefernpfosten ohne Nägel gefügt wurden.',
        'Schon {n} Menschen standen an, um das Hanok auf dem Platz {in} zu sehen. Die Stadt verschiebt den Abbau auf das Frühjahr.',
        '„Holz, das sich zerlegen und versetzen lässt, ist eine Antwort auf unser Bauen“, sagte {person} vom Architektenbund.',
      ],
    },
    webtoon: {
      titles: [
        'Bibliothek für koreanische Webtoons öffnet {in} mit {n2} Titeln',
        'Webtoon-Bibliothek {in} bleibt bis 22 Uhr offen',
      ],
      paragraphs: [
        'Eine öffentliche Bibliothek nur für koreanische Webtoons hat am {date} {in} eröffnet. Auf {k} Tablets stehen {n2} Titel bereit.',
        'Die Webtoon-Bibliothek {in} bleibt wegen des Andrangs bis 22 Uhr geöffnet. Ein Atelier für den Nachwuchs soll folgen.',
        '„Comics zum Scrollen haben Jugendliche zurückgebracht, die nicht mehr lasen“, sagte {person} von der Bibliothek.',
      ],
    },
    kimjang: {
      titles: [
        '{n} Menschen bereiten {in} am Ufer Kimchi für die Tafeln zu',
        'Beim Kimjang {in} geht nach einem halben Tag der Kohl aus',
      ],
      paragraphs: [
        'Am Flussufer {in} haben {n} Menschen am {date} gemeinsam Kohl gesalzen und gewürzt. Das Kimchi des Kimjang ging an die Tafeln.',
        'Der Kohl für das Kimjang {in} war nach einem halben Tag verbraucht. Höfe aus dem Nachbarort lieferten {years} Lastwagen nach.',
        '„Gemeinsam zubereiten und verschenken, darum geht es bei diesem Brauch“, erklärte {person} vom Veranstalter.',
      ],
    },
    pansori: {
      titles: [
        '„Hamlet“ als Pansori feiert Premiere am Stadttheater {in}',
        'Pansori-„Hamlet“ wird {in} nach {n2} verkauften Karten verlängert',
      ],
      paragraphs: [
        'Eine Sängerin und ein Trommler haben Shakespeares „Hamlet“ am {date} als Pansori auf die Bühne des Stadttheaters {in} gebracht.',
        'Das Stadttheater {in} setzt den Pansori-„Hamlet“ noch {years} Mal an. Alle {n2} Karten waren verkauft.',
        '„Monolog und Gesang klangen wie füreinander gemacht“, schrieb {person}, Theaterkritik.',
      ],
    },
    celadon: {
      titles: [
        'Museum entdeckt {in} {k} Seladone aus Goryeo im Depot',
        'Goryeo-Seladone {in} stammen aus einem Schiffswrack',
      ],
      paragraphs: [
        'Ein Museum gab {in} am {date} bekannt, dass {k} als chinesisch verzeichnete Schalen Seladone aus Goryeo sind. Sie lagen im Depot.',
        'Die Seladone aus Goryeo, die {in} entdeckt wurden, waren die Fracht eines im 13. Jahrhundert gesunkenen Schiffs. Muscheln in der Glasur verrieten es.',
        '„Der Ton entspricht Proben von koreanischen Öfen“, sagte {person} vom Museum.',
      ],
    },
    film: {
      titles: [
        'Verschollener koreanischer Film von 1961 {in} aufgetaucht',
        'Koreanischer Film von 1961 läuft {in} nach 65 Jahren wieder',
      ],
      paragraphs: [
        'Das Filmarchiv teilte am {date} mit, dass {in} {years} Rollen eines koreanischen Films von 1961 gefunden wurden, von dem nur der Titel bekannt war.',
        'Der koreanische Film von 1961, der {in} gefunden wurde, läuft nach der Restaurierung wieder. Zur ersten Vorstellung kamen {k} Gäste.',
        '„Der Ton fehlte, also lasen wir den Text von den Lippen ab“, sagte {person} vom Restaurierungsteam.',
      ],
    },
  },
};
