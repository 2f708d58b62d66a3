import type { Texts } from '../storyKinds.ts';

export const english: Texts = {
  titles: {
    festival: 'Korean culture festival draws {n} people {in}',
    series: 'Korean drama “{work}” tops the streaming chart',
    concert: '{group} fill the arena {in} as fans sing in Korean',
    exhibition: '“{topic}” from Korea goes on show {in}',
    language: 'Korean classes {in} grow by {pct} percent',
    tourism: 'Trips to Korea rise {pct} percent as travellers look beyond Seoul',
    diplomacy: 'South Korea and {country} sign culture agreement',
    food: 'Demand for Korean {food} up {pct} percent',
    taekwondo: '{k} teams open international taekwondo contest {in}',
    heritage: 'Museum {in} to return {k} Korean objects',
    literature: 'Korean novel “{work}” wins translation prize',
    temple: 'Korean temple food event brings {k} people together {in}',
    museum: 'National Museum {in} reopens after {years} years',
    budget: 'Government plans {pct} percent more for culture',
    filmFestival: '{city} film festival opens with {k} films',
    visitorCap: '{city} caps daily visitors at its monuments',
    restoration: 'Historic site {in} restored after {years} years',
    marathon: '{n} runners join the {city} marathon',
  },
  leads: {
    festival:
      'A festival of Korean culture opened {in} on {date}. Hanbok fittings, traditional music and Korean cooking filled the streets of the centre.',
    series:
      'The Korean drama “{work}” has reached number one on the country’s leading video service. Viewing time rose {pct} percent within a week of its release.',
    concert:
      'The Korean group {group} performed {in} on {date} before an audience of more than {n}. The crowd sang along in Korean all evening.',
    exhibition:
      'The National Museum {in} opened a special exhibition on Korea’s “{topic}” on {date}. {k} works from Korea are on view for the first time.',
    language:
      'Enrolment in Korean classes {in} has grown {pct} percent over last year. From {from}, education authorities will let more schools offer Korean as an elective.',
    tourism:
      'Travel from the country to Korea has risen {pct} percent against the same period of last year. Agencies credit drama locations and regional festivals.',
    diplomacy:
      'The governments of South Korea and {country} signed a cultural cooperation agreement {in} on {date}. They will expand film co-productions and exchanges of young artists.',
    food: 'Imports of Korean {food} have risen {pct} percent this year as demand grows. Korean restaurants are opening one after another {in}.',
    taekwondo:
      'An international taekwondo contest began {in} on {date}. Athletes from {k} teams will compete in forms and sparring for three days.',
    heritage:
      'A museum {in} has decided to return {k} Korean heritage objects to Korea. Experts from both countries will examine their condition together from {from}.',
    literature:
      'The translation of the Korean novel “{work}” has won a prize for literature in translation. The publisher said that {n} copies had been sold by {date}.',
    temple:
      'An event introducing Korean temple food and meditation took place {in} on {date}. {k} participants cooked and talked with monks.',
    museum:
      'The National Museum {in} reopened on {date} after a renovation of {years} years. Its exhibition space has grown by {pct} percent.',
    budget:
      'The government presented a plan on {date} to raise next year’s culture budget by {pct} percent. The money will go to regional stages and young artists.',
    filmFestival:
      'The {city} International Film Festival opened on {date}. {k} films will be shown this year, half of them by new directors.',
    visitorCap:
      'With visitor numbers up {pct} percent, {city} will limit daily admissions to its main monuments. The new rule applies from {from}.',
    restoration:
      'A historic site {in} was opened on {date} after a restoration of {years} years. Researchers used three-dimensional surveys to recover its former shape.',
    marathon:
      'The {city} International Marathon was held on {date}, with more than {n} people running through the centre. Athletes came from more countries than ever before.',
  },
  more: {
    crowd: 'The organisers said that more than {n2} people came on the first day alone.',
    organiser:
      '{person}, who chairs the organising committee, said: “Interest in Korean culture grows every year.”',
    expert:
      'Professor {person2}, who teaches East Asian culture at a local university, said it is moving beyond fashion into everyday life.',
    visitor: '“I enjoyed meeting in person what I had only seen on a screen,” one visitor said.',
    background: 'The Korean Cultural Center in the city has offered classes and performances since {year}.',
    market: 'The industry expects the local market for Korean content to grow {pct2} percent this year.',
    plan: 'The next event is planned for next year, on a larger scale.',
    audience: 'User forums filled with posts from people who “enjoyed it with the whole family”.',
    joint: 'The two countries will set up a working group to agree on the next steps.',
    online: 'The related material will be published online for everyone.',
    spokesperson:
      '“Culture is an investment in the future,” said {person}, spokesperson of the culture ministry.',
    cost: 'The project costs {millions} million dollars in total.',
    reaction: 'Residents’ groups welcomed the step but asked for a transparent schedule.',
    council: 'The city council will discuss the details next month.',
    history: 'The plan was first put forward in {year}.',
    jobs: 'Experts expect local jobs to grow by {pct2} percent.',
  },
};
