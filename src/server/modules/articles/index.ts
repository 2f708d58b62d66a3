/**
 * Articles, think-tank and social items as people read, keep and edit them, one by one and in batches.
 */

export {};
