import type { Texts } from '../storyKinds.ts';

export const german: Texts = {
  titles: {
    festival: 'Koreanisches Kulturfestival lockt {n} Menschen an',
    series: 'Koreanische Serie „{work}“ führt die Streaming-Charts an',
    concert: '{group}: Ausverkauftes Konzert {in}, Publikum singt koreanisch',
    exhibition: 'Ausstellung „{topic}“ aus Korea {in} eröffnet',
    language: 'Koreanischkurse {in} wachsen um {pct} Prozent',
    tourism: 'Reisen nach Korea nehmen um {pct} Prozent zu',
    diplomacy: 'Südkorea und {country} unterzeichnen Kulturabkommen',
    food: 'Einfuhr von koreanischem {food} steigt um {pct} Prozent',
    taekwondo: '{k} Teams beim internationalen Taekwondo-Turnier {in}',
    heritage: 'Museum {in} gibt {k} koreanische Objekte zurück',
    literature: 'Koreanischer Roman „{work}“ erhält Übersetzungspreis',
    temple: 'Koreanische Tempelküche bringt {k} Menschen {in} zusammen',
    museum: 'Nationalmuseum {in} öffnet nach {years} Jahren wieder',
    budget: 'Kulturetat soll um {pct} Prozent steigen',
    filmFestival: 'Filmfestival {in} startet mit {k} Filmen',
    visitorCap: '{city} begrenzt tägliche Besucherzahl an Denkmälern',
    restoration: 'Historische Stätte {in} nach {years} Jahren restauriert',
    marathon: '{n} Menschen laufen beim Marathon {in}',
  },
  leads: {
    festival:
      '{in} hat am {date} ein Festival der koreanischen Kultur begonnen. Hanbok-Anproben, traditionelle Musik und koreanische Küche belebten die Innenstadt.',
    series:
      'Die koreanische Serie „{work}“ steht auf Platz eins des führenden Videodienstes im Land. Binnen einer Woche stieg die Sehdauer um {pct} Prozent.',
    concert:
      'Die koreanische Gruppe {group} trat am {date} {in} vor mehr als {n} Menschen auf. Das Publikum sang den ganzen Abend auf Koreanisch mit.',
    exhibition:
      'Das Nationalmuseum {in} eröffnete am {date} eine Sonderausstellung zu „{topic}“ aus Korea. {k} Werke aus Korea sind erstmals zu sehen.',
    language:
      'Die Zahl der Teilnehmenden an Koreanischkursen {in} ist gegenüber dem Vorjahr um {pct} Prozent gestiegen. Ab dem {from} sollen mehr Schulen Koreanisch als Wahlfach anbieten.',
    tourism:
      'Die Reisen aus dem Land nach Korea haben gegenüber dem Vorjahreszeitraum um {pct} Prozent zugenommen. Die Branche führt das auf Drehorte und regionale Feste zurück.',
    diplomacy:
      'Die Regierungen von Südkorea und {country} haben am {date} {in} ein Kulturabkommen unterzeichnet. Sie wollen gemeinsame Filmproduktionen und den Austausch junger Kunstschaffender ausbauen.',
    food: 'Die Einfuhr von koreanischem {food} ist in diesem Jahr wegen der Nachfrage um {pct} Prozent gestiegen. {in} eröffnet ein koreanisches Restaurant nach dem anderen.',
    taekwondo:
      'Ein internationales Taekwondo-Turnier hat am {date} {in} begonnen. Aktive aus {k} Teams messen sich drei Tage lang in Formen und Kampf.',
    heritage:
      'Ein Museum {in} hat beschlossen, {k} koreanische Kulturgüter an Korea zurückzugeben. Fachleute beider Länder prüfen ab dem {from} gemeinsam deren Zustand.',
    literature:
      'Die Übersetzung des koreanischen Romans „{work}“ hat einen Preis für übersetzte Literatur erhalten. Laut Verlag wurden bis zum {date} {n} Exemplare verkauft.',
    temple:
      '{in} fand am {date} eine Veranstaltung zu koreanischer Tempelküche und Meditation statt. {k} Teilnehmende kochten und sprachen mit Mönchen.',
    museum:
      'Das Nationalmuseum {in} hat am {date} nach {years} Jahren Umbau wieder geöffnet. Die Ausstellungsfläche ist um {pct} Prozent gewachsen.',
    budget:
      'Die Regierung hat am {date} einen Plan vorgelegt, den Kulturetat im nächsten Jahr um {pct} Prozent zu erhöhen. Das Geld soll regionalen Bühnen und jungen Kunstschaffenden zugutekommen.',
    filmFestival:
      '{in} wurde am {date} das Internationale Filmfestival eröffnet. In diesem Jahr laufen {k} Filme, die Hälfte davon Erstlingswerke.',
    visitorCap:
      'Weil die Zahl der Gäste um {pct} Prozent gestiegen ist, begrenzt {city} den täglichen Einlass an den wichtigsten Denkmälern. Die neue Regel gilt ab dem {from}.',
    restoration:
      '{in} wurde am {date} eine historische Stätte nach {years} Jahren Restaurierung eröffnet. Dreidimensionale Vermessung half, ihre frühere Gestalt wiederzugewinnen.',
    marathon:
      '{in} fand am {date} der Internationale Marathon statt; mehr als {n} Menschen liefen durch die Innenstadt. Noch nie kamen die Teilnehmenden aus so vielen Ländern.',
  },
  more: {
    crowd: 'Nach Angaben der Veranstalter kamen allein am ersten Tag mehr als {n2} Menschen.',
    organiser:
      '{person}, Vorsitz des Organisationskomitees, sagte: „Das Interesse an koreanischer Kultur wächst jedes Jahr.“',
    expert:
      '{person2} lehrt ostasiatische Kultur an einer Hochschule vor Ort und sieht mehr als eine Mode: Sie werde Teil des Alltags.',
    visitor:
      '„Es war schön, das selbst zu erleben, was ich nur vom Bildschirm kannte“, hieß es aus dem Publikum.',
    background: 'Das Koreanische Kulturzentrum der Stadt bietet seit {year} Kurse und Aufführungen an.',
    market:
      'Die Branche erwartet, dass der hiesige Markt für koreanische Inhalte in diesem Jahr um {pct2} Prozent wächst.',
    plan: 'Die nächste Ausgabe ist für das kommende Jahr in größerem Umfang geplant.',
    audience: 'In Foren häufen sich Beiträge von Menschen, die es „mit der Familie genossen“ haben.',
    joint: 'Beide Länder bilden eine Arbeitsgruppe, die die nächsten Schritte festlegt.',
    online: 'Das Material wird für alle zugänglich im Internet veröffentlicht.',
    spokesperson: '„Kultur ist eine Investition in die Zukunft“, so {person} für das Kulturministerium.',
    cost: 'Das Vorhaben kostet insgesamt {millions} Millionen Dollar.',
    reaction: 'Anwohnerinitiativen begrüßten den Schritt, forderten aber einen transparenten Zeitplan.',
    council: 'Der Stadtrat berät im nächsten Monat über die Einzelheiten.',
    history: 'Der Plan wurde erstmals {year} vorgestellt.',
    jobs: 'Fachleute rechnen mit {pct2} Prozent mehr Arbeitsplätzen in der Region.',
  },
};
