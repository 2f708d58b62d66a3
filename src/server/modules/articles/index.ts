/** Articles, think-tank and social items: reading, saving and editing, one by one and in batches. */

export { fillableLabel, setLabel } from './label/labelItems.ts';
export { saveArticles } from './memo/saveArticle.ts';
export { insertIssues } from './relatedIssues/baseData/insertIssues.ts';
export { shippedIssues } from './relatedIssues/baseData/shippedIssues.ts';
